import { createEdge, type Edge } from './createEdge.ts';

// Entry of the function at the edge, bundled by bundleEdge.ts.

/** Address of the storage; empty where the objects are assets of the function itself. */
declare const STORAGE: string;

/** Bindings that the network gives to the function. */
interface Environment {
  ASSETS: { fetch(url: string): Promise<Response> };
}

let edge: Edge | undefined;

export default {
  fetch(request: Request, environment: Environment): Promise<Response> {
    edge ??= createEdge(async (key) => {
      const response = await (STORAGE === ''
        ? environment.ASSETS.fetch(`https://assets.invalid/${key}`)
        : fetch(`${STORAGE}/${key}`));
      return response.ok ? response : undefined;
    });
    return edge(request);
  },
};
