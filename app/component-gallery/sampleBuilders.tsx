import { Children, type ReactNode, useState } from 'react';
import type { GalleryTexts } from '../../brands/languages/Language.ts';
import { Row } from '../ui/layout/Row.tsx';
import type { GallerySettings } from './gallerySettings.ts';

interface SampleContext {
  /** Texts in the chosen language; everything else in the gallery is English. */
  t: GalleryTexts;
  settings: GallerySettings;
  /** Address of a drawing in the chosen theme and age band. */
  art: (name: string) => string;
}

type States = Readonly<Record<string, ReactNode>>;

/** A component in each of its states, by the name of the state. `<Component>.gallery.tsx` exports it as `samples`. */
export type Samples = (context: SampleContext) => States;

/** A component once for each of its variants, each under its name. */
export const each = <Variant extends string>(variants: readonly Variant[], render: (variant: Variant) => ReactNode) =>
  Object.fromEntries(variants.map((variant) => [variant, render(variant)])) as States;

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

const fieldStates = ['empty', 'hint', 'error', 'hint-error-long'] as const;

/** The props of a text field in one of its states. */
const toField = (name: string, t: GalleryTexts, state: (typeof fieldStates)[number]) => ({
  id: `${name}-${state}`,
  label: state.endsWith('long') ? t.question : t.label,
  hint: state === 'hint' ? t.hint : state.endsWith('long') ? longWord : undefined,
  problem: state.includes('error') ? t.error : undefined,
});

/** A text field in each of its states; `values` has a text for each, or less. */
export const eachFieldState = (
  name: string,
  t: GalleryTexts,
  values: readonly string[],
  render: (field: ReturnType<typeof toField> & { value: string; onChange: (value: string) => void }) => ReactNode,
) =>
  each(fieldStates, (state) =>
    controlled(values[fieldStates.indexOf(state)] ?? '', (value, onChange) =>
      render({ ...toField(name, t, state), value, onChange }),
    ),
  );

export const noop = () => {};

// Texts that break a layout which was only tried with short words.
export const longWord =
  'Datenschutzgrundverordnungskonforme Einwilligungserklärung zur Partnerschaftsvermittlungsgebührenrückerstattung';
export const longName = 'Maximiliane-Friederike von Württemberg-Hohenlohe-Langenburg';
export const longUrl = 'https://example.org/averyveryverylongaddressthatneverbreaksanywherebecausesomebodypastedit';
