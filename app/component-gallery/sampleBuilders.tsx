import { Children, type ReactNode, useState } from 'react';
import type { GalleryTexts } from '../../brands/languages/Language.ts';
import { Row } from '../ui/layout/Row.tsx';
import type { GallerySettings } from './gallerySettings.ts';

export interface SampleContext {
  t: GalleryTexts;
  settings: GallerySettings;
  /** Address of a drawing in the chosen theme and age band. */
  art: (name: string) => string;
}

/** By the name of the component and, after a colon, that of the state. */
export type Samples = Readonly<Record<string, ReactNode>>;

/** A component once for each of its variants, each under its name. */
export const each = <Variant extends string>(
  component: string,
  variants: readonly Variant[],
  render: (variant: Variant) => ReactNode,
): Samples => Object.fromEntries(variants.map((variant) => [`${component}: ${variant}`, render(variant)]));

/** A component once for each set of props, below each other under one name. */
export const all = <Props,>(variants: readonly Props[], render: (props: Props) => ReactNode) =>
  Children.toArray(variants.map((props) => render(props)));

/** A component once for each set of props, side by side under one name. */
export const row = <Props,>(variants: readonly Props[], render: (props: Props) => ReactNode) => (
  <Row>{all(variants, render)}</Row>
);

type RenderValue<Value> = (value: Value, onChange: (value: Value) => void) => ReactNode;

/** A controlled component that can be used. */
export const controlled = <Value,>(initial: Value, render: RenderValue<Value>) => (
  <Controlled initial={initial} render={render} />
);

function Controlled<Value>({ initial, render }: { initial: Value; render: RenderValue<Value> }) {
  const [value, setValue] = useState(initial);
  return render(value, setValue);
}
