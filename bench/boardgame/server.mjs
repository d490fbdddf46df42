// boardgame.io's own server with its own defaults: socket.io, no authentication; its matches in memory or, where a folder is
// named, in the FlatFile store that comes with it.
//
// node server.mjs PORT [FOLDER]

import { createRequire } from 'node:module';

import { DevilsScat } from './devils_scat.mjs';
import { TicTacToe } from './tic_tac_toe.mjs';

const { Server, Origins, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');

const [port, folder] = process.argv.slice(2);
const store = folder ? { db: new FlatFile({ dir: folder }) } : {};
await Server({ games: [TicTacToe, DevilsScat], origins: [Origins.LOCALHOST], ...store }).run(Number(port));
