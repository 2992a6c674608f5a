import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const features = path.resolve(import.meta.dirname, '../../app/features');

/** The files of features that write a <form> instead of the Form of app/forms/, and why. */
const rawForms: Readonly<Record<string, string>> = {
  'chat/composer/Composer.tsx': 'sends a message and keeps no errors of fields',
  'own-profile/answers/AnswerEditor.tsx': 'the question decides the field and its error',
  'people/profile/CommentForm.tsx': 'has one field and names its own problem',
  'preferences/PreferencesForm.tsx': 'the questions decide the fields and their errors',
  'questionnaire/question/QuestionForm.tsx': 'the question decides the field and its error',
};

const sources = globSync('**/*.tsx', { cwd: features }).map((file) => ({
  file: file.replaceAll(path.sep, '/'),
  source: readFileSync(path.join(features, file), 'utf8'),
}));

test('features write no <form> but the listed ones, because Form shows the summary and the failure', () => {
  const found = sources.filter(({ source }) => source.includes('<form')).map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(rawForms));
  expect(
    sources.filter(({ source }) => source.includes('<Form\n') || source.includes('<Form ')).length,
  ).toBeGreaterThan(3);
});

test('a listed form says in the title of the page that it has errors, as Form does', () => {
  const silent = sources.filter(({ file, source }) => file in rawForms && !source.includes('useCountInvalidForm'));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
