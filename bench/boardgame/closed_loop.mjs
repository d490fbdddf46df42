// What both drivers share: they play as fast as they are answered, count what was answered in a stretch of time, and say how
// long the answers took.

const perf = () => performance.now();

export class Count {
  constructor() {
    this.taken = [];
    this.counting = false;
  }

  // Start a move; the function that is returned ends it.
  begin() {
    const from = perf();
    return () => {
      if (this.counting) this.taken.push(perf() - from);
    };
  }

  // Let it run, then measure; the figures. Says when the counting begins and ends, so that the servers can be watched.
  async measure(warmup, seconds) {
    await sleep(warmup);
    this.counting = true;
    process.stdout.write('counting\n');
    const from = perf(), used = process.cpuUsage();
    await sleep(seconds);
    this.counting = false;
    process.stdout.write('counted\n');
    const elapsed = (perf() - from) / 1000, spent = process.cpuUsage(used);
    const sorted = Float64Array.from(this.taken).sort();
    const at = (part) => sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] : 0;
    return {
      moves: sorted.length, seconds: elapsed, rate: sorted.length / elapsed, p50: at(0.5), p99: at(0.99),
      driver: (spent.user + spent.system) / 1e6 / elapsed,
    };
  }
}

export const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

// A small generator with a seed, so that every run plays the same way.
export function chooser(seed) {
  let state = seed >>> 0 || 1;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}

export function finish(figures) {
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

export function fail(why) {
  process.stderr.write(`${why}\n`, () => process.exit(1));
}
