import { UsageError } from '../../lib/problem.ts';

/** Parses `2/8`, the second of eight parts. Throws a UsageError for anything else. */
export function parseShard(text: string): { index: number; count: number } {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || index > count) {
    throw new UsageError(`--shard ${text} is no part; write i/n with i from 1 to n, such as 2/8`);
  }
  return { index, count };
}
