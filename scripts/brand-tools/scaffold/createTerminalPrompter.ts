import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import type { CommandIo } from '../../lib/CommandIo.ts';
import { UsageError } from '../../lib/problem.ts';
import type { Prompter } from './promptAnswers.ts';
import { englishWizard } from './words/englishWizard.ts';
import type { WizardWords } from './words/WizardWords.ts';

const toRgbChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');

/** Draws two spaces on a colour, if the terminal supports it and NO_COLOR is not set. */
const swatch = ({ stdout, env }: CommandIo, hex: string): string => {
  const shows = stdout.isTTY && !env.NO_COLOR && stdout.hasColors?.(2 ** 24);
  return shows ? `\u001b[48;2;${toRgbChannels(hex)}m  \u001b[0m ` : '';
};

/** Time within which lines that follow one another were pasted, not typed. */
const PASTE_MS = 30;

/**
 * Creates the prompter on the terminal of a command, where several pasted lines are one answer, or on a pipe, which it
 * reads line by line. Throws a UsageError when the input ends.
 */
export function createTerminalPrompter(
  io: CommandIo,
  { inputEnded }: Pick<WizardWords, 'inputEnded'> = englishWizard,
): Prompter & Disposable {
  const { console, stdin, stdout } = io;
  const lines = createInterface({ input: stdin, output: stdout });
  const isTerminal = stdin.isTTY;
  /** Lines that arrived before their question, even those before the end of a pipe. */
  const typed: { line: string; at: number }[] = [];
  let isOpen = true;
  let wake = () => {};
  lines.on('line', (line) => {
    typed.push({ line, at: performance.now() });
    wake();
  });
  lines.once('close', () => {
    isOpen = false;
    wake();
  });
  const show = (prompt: string) => {
    lines.setPrompt(prompt);
    if (isOpen) lines.prompt();
    else stdout.write(prompt);
  };
  const nextLine = async () => {
    while (typed.length === 0 && isOpen) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return typed.shift();
  };
  /** Takes the rest of what was pasted after a line; its last part is still in the input line. */
  const takePastedRest = async (since: number) => {
    await setTimeout(Math.max(0, since + PASTE_MS - performance.now()));
    const isTyped = ({ at }: { at: number }, index: number) => at - (typed[index - 1]?.at ?? since) >= PASTE_MS;
    const firstTyped = typed.findIndex(isTyped);
    const rest = typed.splice(0, firstTyped === -1 ? typed.length : firstTyped).map(({ line }) => line);
    if (rest.length === 0 || typed.length > 0) return rest;
    const last = lines.line;
    lines.write(null, { ctrl: true, name: 'u' });
    return [...rest, last];
  };
  return {
    async ask(prompt) {
      show(prompt);
      const next = await nextLine();
      if (!next) {
        throw new UsageError(`\n${isTerminal ? inputEnded.terminal : inputEnded.pipe}`);
      }
      if (!isTerminal) {
        console.log(next.line);
        return next.line;
      }
      return [next.line, ...(await takePastedRest(next.at))].join(' ').trim();
    },
    print: (line) => console.log(line),
    swatch: (hex) => swatch(io, hex),
    [Symbol.dispose]: () => lines.close(),
  };
}
