import { Component, createRef, type ReactNode } from 'react';
import { findScroller } from '../../../ui/layout/findScroller.ts';

interface AnchoredRowsProps {
  className: string;
  children: ReactNode;
}

/** Positions of the visible rows, from the top of the window. */
type RowTops = ReadonlyMap<Element, number>;

/**
 * A list whose visible rows stay in place while others move above them, as when a new message brings its conversation
 * to the top. At its top the list shows what is new. It is a class because only those can measure before a change.
 */
export class AnchoredRows extends Component<AnchoredRowsProps> {
  private readonly list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate(): RowTops | null {
    const list = this.list.current;
    if (!list) return null;
    const scroller = findScroller(list);
    return scroller.scrollTop > 0 ? readRowTops(list, scroller) : null;
  }

  override componentDidUpdate(_: AnchoredRowsProps, __: unknown, before: RowTops | null): void {
    const list = this.list.current;
    if (!list || !before) return;
    const shifts = [...before]
      .filter(([row]) => row.isConnected)
      .map(([row, top]) => row.getBoundingClientRect().top - top)
      .sort((a, b) => a - b);
    // Most rows move by the same distance; the one with the new message moves far.
    const shift = shifts[Math.floor(shifts.length / 2)];
    if (shift !== undefined && Math.abs(shift) >= 1) {
      findScroller(list).scrollBy({ top: shift, behavior: 'instant' });
    }
  }

  override render(): ReactNode {
    return (
      <ul ref={this.list} className={this.props.className}>
        {this.props.children}
      </ul>
    );
  }
}

function readRowTops(list: HTMLUListElement, scroller: Element): RowTops {
  const { top: start, bottom: end } =
    scroller === document.documentElement ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const tops = new Map<Element, number>();
  for (const row of list.children) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > start && top < end) tops.set(row, top);
    if (top >= end) break;
  }
  return tops;
}
