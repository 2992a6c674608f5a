import { createInterface } from 'node:readline/promises';
import { UsageError } from '../lib/problem.ts';
import type { Prompter } from './promptAnswers.ts';

const toRgbChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');

/** Two spaces on a colour, where the terminal supports it and NO_COLOR is not set. */
const swatch = (hex: string): string => {
  const shows = process.stdout.isTTY && !process.env.NO_COLOR && process.stdout.hasColors(2 ** 24);
  return shows ? `\u001b[48;2;${toRgbChannels(hex)}m  \u001b[0m ` : '';
};

/** Asks on this process's terminal, or reads line by line from a pipe. Throws a UsageError when the input ends. */
export function createTerminalPrompter(): Prompter & Disposable {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // The iterator buffers lines that arrive before their question, even after the end of the pipe.
  const typed = lines[Symbol.asyncIterator]();
  let isOpen = true;
  lines.once('close', () => {
    isOpen = false;
  });
  const show = (prompt: string) => {
    lines.setPrompt(prompt);
    if (isOpen) lines.prompt();
    else process.stdout.write(prompt);
  };
  return {
    async ask(prompt) {
      show(prompt);
      const { value, done } = await typed.next();
      if (done) throw new UsageError('\nThere was no further answer; nothing was written.');
      if (!process.stdin.isTTY) console.log(value);
      return value;
    },
    print: (line) => console.log(line),
    swatch,
    [Symbol.dispose]: () => lines.close(),
  };
}
