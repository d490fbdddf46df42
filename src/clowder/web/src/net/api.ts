/** Requests to the server. What it refuses comes back as a Refusal that says why, in the reader's language. */

import type { Problem } from "@/protocol";
import { oneToken } from "@/state/my-tables";
import { language, say } from "@/text/say";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }

  get key(): string {
    return this.problem.key;
  }

  /** One that the server did not word, but we. */
  static ours(key: string, status = 0): Refusal {
    return new Refusal(status, { key, text: say(key), clause: null });
  }

  /** Whatever went wrong, as one: what is none, nobody can make sense of. */
  static of(why: unknown): Refusal {
    return why instanceof Refusal ? why : Refusal.ours("web-no-sense");
  }
}

export interface Asking {
  body?: unknown;
  /** Where several seats are held by one browser, the one that asks; else the table's cookie tells. */
  token?: string | undefined;
  query?: Record<string, string>;
}

/** Where a browser keeps no cookies: the token of the one seat it holds at the table that is asked about. */
function onlyToken(path: string): string | undefined {
  const table = /^tables\/([^/]+)/.exec(path)?.[1];
  return table && oneToken(table);
}

/** Ask, and get the answer. Throws a Refusal; without a network, one of status 0. */
export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  { body, token, query }: Asking = {},
): Promise<T> {
  const address = `/api/${path}?${new URLSearchParams({ lang: language.value, ...query })}`;
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const bearer = token ?? onlyToken(path);
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw Refusal.ours("web-no-server");
  }
  const told = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told as T;
  throw told?.text ? new Refusal(answer.status, told) : Refusal.ours("web-no-sense", answer.status);
}
