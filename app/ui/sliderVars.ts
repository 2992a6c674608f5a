import type { CSSProperties } from 'react';
import { from, to } from './Slider.css.ts';

const nameOf = (reference: string) => reference.slice('var('.length, -1);

/** Where the filled part of a slider lies, as shares of its length. */
export const fillBetween = (start: number, end: number): CSSProperties =>
  ({ [nameOf(from)]: start, [nameOf(to)]: end }) as CSSProperties;
