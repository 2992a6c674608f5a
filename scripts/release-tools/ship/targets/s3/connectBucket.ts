import { S3mini } from 's3mini';
import type { S3Target } from '../../../../build/config/schema/targets.ts';
import { sha256 } from '../../../../lib/hash.ts';
import { UserError } from '../../../../lib/problem.ts';
import type { Bucket } from '../objects/Bucket.ts';

const STATUS_EXISTS = 412;

/** Connects to a bucket with the keys of the environment. Throws a UserError if it has none. */
export function connectBucket({ bucket, region }: S3Target, env: Readonly<NodeJS.ProcessEnv>): Bucket {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new UserError(`${bucket}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment`);
  const keys = { accessKeyId, secretAccessKey, endpoint: bucket, region };
  const client = new S3mini(keys);
  const newOnly = new S3mini({
    ...keys,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...(init?.headers as object), 'If-None-Match': '*' } }),
  });
  const put = (to: S3mini, key: string, bytes: Buffer) =>
    to.putObject(key, bytes, 'application/octet-stream', undefined, {
      'x-amz-checksum-sha256': Buffer.from(sha256(bytes), 'hex').toString('base64'),
    });
  const explain = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw new UserError(`${bucket}: ${(error as Error).message}`);
    }
  };
  return {
    async list(prefix) {
      const objects = (await explain(client.listObjects('/', prefix))) ?? [];
      return objects.map(({ Key, Size, LastModified }) => ({ key: Key, size: Number(Size), modified: LastModified }));
    },
    read: async (key) => (await explain(client.getObject(key))) ?? undefined,
    write: async (key, bytes) => void (await explain(put(client, key, bytes))),
    async writeNew(key, bytes) {
      // Not every storage knows the condition.
      if ((await explain(client.getObject(key))) !== null) return false;
      return put(newOnly, key, bytes).then(
        () => true,
        (error: { status?: number }) => {
          if (error.status === STATUS_EXISTS) return false;
          throw error;
        },
      );
    },
    async remove(all) {
      if (all.length > 0) await explain(client.deleteObjects([...all]));
    },
  };
}
