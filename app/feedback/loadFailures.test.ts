import { expect, test } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { classifyLoadFailure } from './loadFailures.ts';

test.for([
  [new ApiError('rejected', 'x', { status: 500 }), false, 'offline'],
  [new ApiError('offline', 'x'), true, 'unanswered'],
  [new ApiError('timeout', 'x'), true, 'unanswered'],
  [new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'), true, 'unanswered'],
  [new TypeError('error loading dynamically imported module: https://a.example/b.js'), true, 'unanswered'],
  [new TypeError('Importing a module script failed.'), true, 'unanswered'],
  [new ApiError('rejected', 'x', { status: 404 }), true, 'gone'],
  [new ApiError('rejected', 'x', { status: 410 }), true, 'gone'],
  [new ApiError('rejected', 'x', { status: 500 }), true, 'server'],
  [new ApiError('contract', 'x'), true, 'server'],
  [new TypeError('a is not a function'), true, 'server'],
] as const)('%s, online %s: %s', { tags: 'rule' }, ([error, online, kind]) => {
  expect(classifyLoadFailure(error, online)).toBe(kind);
});
