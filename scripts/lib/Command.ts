import { Command as PlainCommand } from 'commander';
import { findEmptyValue } from './findEmptyValue.ts';
import { UsageError } from './problem.ts';

/** A command line, of which nothing may be empty. It throws for wrong usage; runEntry reports that. */
export class Command extends PlainCommand {
  constructor(name?: string) {
    super(name);
    this.exitOverride();
  }

  override createCommand(name?: string): Command {
    return new Command(name);
  }

  /** Before any value is parsed, so that no option has to think of it. */
  override parseOptions(args: string[]) {
    const needsValue = (flag: string) => this.options.some((option) => option.required && option.long === flag);
    const empty = findEmptyValue(args, needsValue);
    if (empty !== undefined) throw new UsageError(`${empty}; write one, or leave it out`);
    return super.parseOptions(args);
  }
}
