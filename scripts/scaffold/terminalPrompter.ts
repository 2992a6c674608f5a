import { createInterface } from 'node:readline/promises';
import { UsageError } from '../lib/problem.ts';
import type { Prompter } from './promptAnswers.ts';

const toRgbChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');

/** Two blocks of a colour, where the terminal has so many and nobody wants it plain. */
const swatch = (hex: string): string => {
  const shows = process.stdout.isTTY && !process.env.NO_COLOR && process.stdout.hasColors(2 ** 24);
  return shows ? `\u001b[48;2;${toRgbChannels(hex)}m  \u001b[0m ` : '';
};

/** Questions and answers on this process's terminal, or line by line through a pipe. */
export function createTerminalPrompter(): Prompter & Disposable {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Lines that come faster than they are asked for must not be lost, nor those that wait when the pipe ends.
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
