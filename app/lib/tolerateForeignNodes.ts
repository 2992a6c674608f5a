/** A replacement of nodes of the page by foreign ones. */
interface Change {
  target: Node;
  removed: readonly ChildNode[];
  added: readonly ChildNode[];
  /** The node that followed. */
  next: Node | null;
}

/** The last change that took a node out. */
const changes = new WeakMap<Node, Change>();
/** The node that was last put beside a text: a translator does that before it takes the text out. */
const neighbours = new WeakMap<Node, ChildNode>();

const { insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;

/**
 * Keeps React working on a page whose nodes others have moved, wrapped, replaced or removed: browsers' translators,
 * which replace texts by elements, password managers, ad blockers. React keeps its nodes and expects them where it has
 * put them (https://github.com/facebook/react/issues/11538). From now on, a removed node replaces what was put in its
 * place as soon as React changes it or puts something in front of it; the translator then sees the new text. A moved
 * node is changed where it is now. Must be called before React starts, because React would throw.
 */
export function tolerateForeignNodes(): void {
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
  const putBack = (node: Node) => {
    if (node.parentNode) return;
    follow(observer.takeRecords());
    putBackWhereItWas(node);
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child);
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    putBack(before);
    const place = outerPlaceOf(before, this);
    return insertBefore.call(place?.parentNode ?? this, node, place) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      nodeValue.set!.call(this, value);
    },
  });
}

function follow(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const removed = [...removedNodes] as ChildNode[];
    const added = [...addedNodes] as ChildNode[];
    for (const node of added) changes.delete(node);
    for (const node of removed) {
      const neighbour = neighbours.get(node);
      const isSubstitute = neighbour && (neighbour === previousSibling || neighbour === nextSibling);
      changes.set(node, { target, removed, added: isSubstitute ? [neighbour] : added, next: nextSibling });
    }
    // Only translators use this element.
    if (removed.length > 0 || added[0]?.nodeName !== 'FONT') continue;
    for (const beside of [previousSibling, nextSibling]) if (beside) neighbours.set(beside, added[0]);
  }
}

function putBackWhereItWas(node: Node): void {
  const change = changes.get(node);
  if (!change) return;
  const { target, removed } = change;
  const place = placeOf(node, target);
  for (const each of removed) if (!each.parentNode) insertBefore.call(target, each, place);
  removeSubstitutes(change);
}

function removeSubstitutes({ added }: Change): void {
  for (const node of added) {
    const change = changes.get(node);
    if (node.parentNode) node.remove();
    else if (change) removeSubstitutes(change);
  }
}

/**
 * The child of an element that is around a node, or at the place where the node is or was; null at the element's end.
 */
function placeOf(node: Node | null, target: Node): Node | null {
  if (!node || node === target) return null;
  if (target.contains(node)) return node.parentNode === target ? node : placeOf(node.parentNode, target);
  const change = changes.get(node);
  if (!change) return null;
  return change.added.map((each) => placeOf(each, target)).find(Boolean) ?? placeOf(change.next, target);
}

/** The node in front of which to insert something, so that it precedes a node that may be wrapped or gone. */
function outerPlaceOf(node: Node, target: Node): Node | null {
  if (!target.contains(node)) return placeOf(node, target);
  let place = node;
  while (place.parentNode !== target && !place.previousSibling) place = place.parentNode!;
  return place;
}
