/** A place in the code of the app that the build cannot compile. */
export class CodeError extends Error {
  override name = 'CodeError';
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
