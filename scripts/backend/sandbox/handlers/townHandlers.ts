import { fetchTownAt, searchTowns } from '../../../../app/api/contract/towns.ts';
import { findNearestTown, findTowns } from '../findTowns.ts';
import { defineHandler } from '../handler.ts';

export const townHandlers = [
  defineHandler(searchTowns, ({ query }) => findTowns(query.q, query.country)),

  defineHandler(fetchTownAt, ({ query }) => {
    const town = findNearestTown(query);
    return town ? [town] : [];
  }),
];
