import { fetchTownAt, searchTowns } from '../../../../app/api/contract/towns.ts';
import { findNearestTown, findTowns } from '../findTowns.ts';
import { defineHandler } from '../handler.ts';

export const townHandlers = [
  defineHandler(searchTowns, ({ body }) => findTowns(body.q, body.country)),

  defineHandler(fetchTownAt, ({ body }) => {
    const town = findNearestTown(body);
    return town ? [town] : [];
  }),
];
