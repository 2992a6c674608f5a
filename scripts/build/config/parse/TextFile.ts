export interface TextFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
}
