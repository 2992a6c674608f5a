import { Help, type ParseOptions, Command as PlainCommand } from 'commander';
import { type CommandIo, createProcessIo } from './CommandIo.ts';
import { findEmptyValue } from './findEmptyValue.ts';
import { UsageError } from './problem.ts';

const plainHelp = new Help();

/** A command line without empty values, with the arguments and outputs of `io`. Throws for wrong usage (runCommand). */
export class Command extends PlainCommand {
  readonly #io: CommandIo;

  constructor(name?: string, io = createProcessIo()) {
    super(name);
    this.#io = io;
    this.exitOverride();
    // An empty list as default tells a reader nothing.
    this.configureHelp({
      optionDescription: (option) => plainHelp.optionDescription(option).replace(' (default: [])', ''),
    });
    this.configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    });
  }

  override createCommand(name?: string): Command {
    return new Command(name, this.#io);
  }

  override parse(args: readonly string[] = this.#io.args, options: ParseOptions = { from: 'user' }): this {
    return super.parse(args, options);
  }

  override parseAsync(
    args: readonly string[] = this.#io.args,
    options: ParseOptions = { from: 'user' },
  ): Promise<this> {
    return super.parseAsync(args, options);
  }

  /** Checks for empty values before any value is parsed, so that no option has to. */
  override parseOptions(args: string[]) {
    const needsValue = (flag: string) => this.options.some((option) => option.required && option.long === flag);
    const empty = findEmptyValue(args, needsValue);
    if (empty !== undefined) throw new UsageError(`${empty}; write one, or leave it out`);
    return super.parseOptions(args);
  }
}
