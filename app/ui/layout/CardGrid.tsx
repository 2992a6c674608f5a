import { memo, type ReactNode, useRef } from 'react';
import * as styles from './CardGrid.css.ts';
import { MAX_WHOLE_LIST, useHeightWhileOffscreen } from './useHeightWhileOffscreen.ts';

interface CardGridProps<Item> {
  items: readonly Item[];
  toKey: (item: Item) => string;
  /** Renders a card. It is called again for items near those that have changed. */
  render: (item: Item, index: number) => ReactNode;
  /**
   * text: one card on phones, two side by side on tablets, three on desktop. portrait: cards with a picture of 4:5, up
   * to four side by side. Fewer when the text is larger.
   */
  kind?: keyof typeof styles.kind;
  /** End of the list, beside its last cards where these leave room. */
  end?: ReactNode;
}

/**
 * Cards side by side, in one list for screen readers and in groups for the browser, which skips those off the screen.
 * Of long lists, only the groups near the window are in the document. A few things of different kinds are a `Stack` or
 * `Row`.
 */
export function CardGrid<Item>({ items, toKey, render, kind = 'text', end = null }: CardGridProps<Item>) {
  const starts = Array.from({ length: Math.ceil(items.length / styles.GROUP_SIZE) }, (_, n) => n * styles.GROUP_SIZE);
  const partial = kind === 'portrait' && items.length > MAX_WHOLE_LIST;
  return (
    <div className={styles.frame[kind]}>
      {/* biome-ignore lint/a11y/useSemanticElements: an <ol> or <ul> has no room for groups */}
      <div role="list">
        {starts.map((start) => (
          <CardGroup
            key={start}
            start={start}
            items={items.slice(start, start + styles.GROUP_SIZE)}
            toKey={toKey as (item: unknown) => string}
            render={render as (item: unknown, index: number) => ReactNode}
            kind={kind}
            partial={partial}
            end={start === starts.at(-1) ? end : null}
          />
        ))}
      </div>
    </div>
  );
}

/** The size grows with each page, and telling it would render every card again. */
const UNKNOWN_SIZE = -1;

interface CardsProps extends Required<Omit<CardGridProps<unknown>, 'end'>> {
  /** The index of its first card. */
  start: number;
  /** Whether the list is too long to be in the document as a whole. */
  partial: boolean;
}

const CardGroup = memo(
  function CardGroup({ end, ...cards }: CardsProps & { end: ReactNode }) {
    const box = useRef<HTMLDivElement>(null);
    const distantHeight = useHeightWhileOffscreen(box, cards.partial);
    return (
      <div
        className={styles.kind[cards.kind]}
        ref={box}
        style={distantHeight === null ? undefined : { minHeight: distantHeight }}
      >
        {distantHeight === null && <Cards {...cards} />}
        {end !== null && (
          // biome-ignore lint/a11y/useSemanticElements: the list is no <ul>
          <div role="listitem" className={styles.end}>
            {end}
          </div>
        )}
      </div>
    );
  },
  (previous, next) => previous.end === next.end && areSameCards(previous, next),
);

/** Apart from the end, which moves on with each page. */
const Cards = memo(function Cards({ start, items, toKey, render, kind, partial }: CardsProps) {
  return items.map((item, index) => (
    // biome-ignore lint/a11y/useSemanticElements: the list is no <ul>
    <div
      key={toKey(item)}
      role="listitem"
      className={styles.itemKind[kind]}
      {...(partial && { 'aria-posinset': start + index + 1, 'aria-setsize': UNKNOWN_SIZE })}
    >
      {render(item, start + index)}
    </div>
  ));
}, areSameCards);

function areSameCards(previous: CardsProps, next: CardsProps): boolean {
  return (
    previous.render === next.render &&
    previous.toKey === next.toKey &&
    previous.kind === next.kind &&
    previous.partial === next.partial &&
    previous.items.length === next.items.length &&
    previous.items.every((item, index) => item === next.items[index])
  );
}
