import { expect, test } from 'vitest';
import { checkSpelling } from './checkSpelling.ts';

test.for<[tag: string, text: string, found?: string]>([
  ['en-US', 'Only towns of your country', '"towns" in the text of "id" is British spelling'],
  ['en-US', 'In the circle: {towns}.'],
  ['en-US', 'You find it under “News”.', '"”." in the text of "id" is British spelling'],
  ['en-US', 'You find it under “News.”'],
  ['cs', 'E-mail se odesílá…', '"E-mail" in the text of "id" can break at its hyphen'],
  ['cs', 'E‑mail se odesílá …', '" …" in the text of "id" has a space before …'],
  ['cs', 'S kým byste se chtěli seznámit?', '"byste se chtěli" in the text of "id" speaks to several people'],
  ['cs', 'Zkopírujte ji sami.', '"sami" in the text of "id" speaks to several people'],
  ['cs', 'Jména se zobrazí sama, až budete-li online.'],
  ['cs', 'Můžete nás opustit.', '"opustit" in the text of "id" is not said to members'],
  ['cs', 'Změnit mé heslo', '"Změnit mé" in the text of "id" says whose it is on a button'],
  ['cs', 'Můj účet'],
  ['pl', 'Ile lat powinna mieć ta druga osoba?', '"ta druga osoba" in the text of "id" is not said to members'],
  ['pl', 'Napisz do zespołu wsparcia', '"zespołu wsparcia" in the text of "id" is not said to members'],
  ['pl', 'Druga osoba wie o sympatii.'],
  ['pl', 'Wróć do mojego konta', '"Wróć do mojego" in the text of "id" says whose it is on a button'],
  ['pl', 'Moje konto'],
  ['de', 'E‑Mail …'],
  ['de', 'E-Mail', '"E-Mail" in the text of "id" can break at its hyphen'],
])('%s: %s', ([tag, text, found]) => {
  expect(checkSpelling(tag, { id: 'id', text }).map(([message]) => message)).toEqual(found ? [found] : []);
});
