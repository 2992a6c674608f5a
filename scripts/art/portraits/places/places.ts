import { autumn, dunes, garden, lake, lavender, mountains, vineyard, winter } from './nature.ts';
import type { Place } from './place.ts';
import { bookShelf, fireside, kitchen, music, studio, windowPlant } from './rooms.ts';
import { cafe, eveningLights, harbour, market, oldTown } from './town.ts';

/** Neighbours in this list differ in light and colour, for neighbours among the members are dealt them in turn. */
export const places: readonly Place[] = [
  garden,
  cafe,
  harbour,
  bookShelf,
  mountains,
  eveningLights,
  windowPlant,
  autumn,
  lake,
  fireside,
  oldTown,
  lavender,
  kitchen,
  dunes,
  music,
  vineyard,
  studio,
  winter,
  market,
];
