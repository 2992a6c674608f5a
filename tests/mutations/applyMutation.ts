import type { Mutation } from './mutations.ts';

/** The text of a file with a fault in it. Throws unless what the fault replaces occurs exactly once. */
export function applyMutation(text: string, { name, file, from, to }: Mutation): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${name}: ${JSON.stringify(from)} occurs ${count} times in ${file}, not once`);
  return text.replace(from, () => to);
}
