import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from '../lib/problem.ts';
import type { Prompter } from './promptAnswers.ts';

const toRgbChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');

/** Two spaces on a colour, where the terminal supports it and NO_COLOR is not set. */
const swatch = (hex: string): string => {
  const shows = process.stdout.isTTY && !process.env.NO_COLOR && process.stdout.hasColors(2 ** 24);
  return shows ? `\u001b[48;2;${toRgbChannels(hex)}m  \u001b[0m ` : '';
};

/** Lines that follow one another within this time were pasted, not typed. */
const PASTE_MS = 30;

/**
 * Asks on this process's terminal, where several pasted lines are one answer, or reads line by line from a pipe. Throws a
 * UsageError when the input ends.
 */
export function createTerminalPrompter(): Prompter & Disposable {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const isTerminal = process.stdin.isTTY;
  /** Lines that arrived before their question, even those before the end of a pipe. */
  const typed: string[] = [];
  let isOpen = true;
  let wake = () => {};
  lines.on('line', (line) => {
    typed.push(line);
    wake();
  });
  lines.once('close', () => {
    isOpen = false;
    wake();
  });
  const show = (prompt: string) => {
    lines.setPrompt(prompt);
    if (isOpen) lines.prompt();
    else process.stdout.write(prompt);
  };
  const nextLine = async () => {
    while (typed.length === 0 && isOpen) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return typed.shift();
  };
  /** What was pasted after the first line; the last part of it still stands in the input line. */
  const takePastedRest = async () => {
    await setTimeout(PASTE_MS);
    if (typed.length === 0) return [];
    const rest = [...typed.splice(0), lines.line];
    lines.write(null, { ctrl: true, name: 'u' });
    return rest;
  };
  return {
    async ask(prompt) {
      show(prompt);
      const line = await nextLine();
      if (line === undefined) throw new UsageError('\nThere was no further answer; nothing was written.');
      if (!isTerminal) {
        console.log(line);
        return line;
      }
      return [line, ...(await takePastedRest())].join(' ').trim();
    },
    print: (line) => console.log(line),
    swatch,
    [Symbol.dispose]: () => lines.close(),
  };
}
