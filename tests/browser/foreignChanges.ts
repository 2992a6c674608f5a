/**
 * Changes that browsers and their extensions make to the nodes of a page. Each runs in the page, and goes on from then.
 */
export const foreignChanges = {
  /** Replaces each text by an element, as Chrome's translation does, and texts that come later. */
  replaceTexts() {
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !/\p{L}/u.test(text.data) || /^(?:FONT|SCRIPT|STYLE|TEXTAREA|TITLE)$/.test(parent.tagName)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.append(`¤${text.data}`);
      parent.replaceChild(outer, text);
    };
    const replaceAll = (root: Node) => {
      if (root instanceof Text) return replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    replaceAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        for (const node of addedNodes) if (node.isConnected) replaceAll(node);
        if (type === 'characterData' && target.isConnected) replace(target as Text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  },
  /** Translates in another way: puts the element before the text, and then removes the text. */
  replaceTextsInSteps() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!/\p{L}/u.test(text.data) || /^(?:SCRIPT|STYLE|TEXTAREA)$/.test(text.parentElement!.tagName)) continue;
      const translated = document.createElement('font');
      translated.append(`¤${text.data}`);
      text.before(translated);
      text.remove();
    }
  },
  /** Removes all texts that are beside other nodes, as an extension does. */
  removeTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.parentNode!.childNodes.length > 1) text.remove();
  },
  /** Puts elements around and beside those of the page, as password managers do. */
  wrapElements() {
    for (const element of document.querySelectorAll('#root :is(input, button, a, img, svg, p, h1, li, form)')) {
      const wrapper = document.createElement('span');
      element.replaceWith(wrapper);
      wrapper.append(element);
      wrapper.before(document.createElement('div'));
    }
  },
  /** Removes elements, as ad blockers do. */
  removeElements() {
    for (const element of document.querySelectorAll('#root :is(img, svg, aside, footer p)')) element.remove();
  },
} satisfies Record<string, () => void>;
