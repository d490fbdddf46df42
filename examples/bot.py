"""A bot that takes a free seat and plays any of the games to the end: python bot.py http://localhost:8000 BCDFG"""

import json
import random
import sys
from contextlib import suppress
from time import sleep
from urllib.request import urlopen

from websockets import ConnectionClosed
from websockets.sync.client import connect

server, code = sys.argv[1].rstrip("/"), sys.argv[2]
table = json.load(urlopen(f"{server}/api/codes/{code}"))["table"]
free = [seat["kind"] for seat in json.load(urlopen(f"{server}/api/tables/{table}"))["table"]["seats"]].index("open")
me = json.load(urlopen(f"{server}/api/tables/{table}/seats/{free}", json.dumps({"name": f"Robot {free}"}).encode()))
live, protocols = f"ws{server[4:]}/api/tables/{table}/live", ["clowder.1", "clowder.token." + me["token"]]
view = turn = None

while True:  # whenever the connection breaks off, connect again
    with suppress(ConnectionClosed, OSError), connect(live, subprotocols=protocols) as socket:
        for message in map(json.loads, socket):
            view, turn = message.get("view") or view, message.get("turn", turn)
            if message.get("why") in ("gone", "replaced") or (view and view["over"]):
                sys.exit(print(view and view["result"]))
            if message["type"] == "refused":
                sleep(1)  # too fast, perhaps: try again in a second
            if message["type"] in ("table", "update", "refused") and turn and me["seat"] in turn["seats"]:
                if turn["kind"] == "look":
                    socket.send(json.dumps({"type": "look", "step": view["step"]}))
                elif view["choices"]:
                    move = {"type": "move", "step": view["step"], "moves": [random.choice(view["choices"])["id"]]}
                    socket.send(json.dumps(move | {"id": str(view["step"])}))  # named: it will not be played twice
    sleep(1)
