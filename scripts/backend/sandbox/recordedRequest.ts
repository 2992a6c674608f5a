/** A request as tests read it. */
export interface RecordedRequest {
  /** The name of the call; `putPicture` for the storage and `socket` for a connection. */
  call: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}
