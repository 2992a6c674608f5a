import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { toVersioned, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

const file = 'templates/legal/de/imprint.hbs';
const check = (template: string) => findConfigProblems({ ...validFixtureFiles(), [file]: template });

test.for<[title: string, template: string, ...problems: string[]]>([
  [
    'is whole',
    toVersioned(
      '<h2>{{productName}}</h2>\n<p>{{#if eu}}<strong>a</strong>{{else if ch}}b<br>{{else}}{{/if}}\n<a href="mailto:{{privacyEmail}}">c</a> <a href="{{productUrl}}/x">d</a></p>\n',
    ),
  ],
  [
    'has an element that is never closed',
    '<p>a</p>\n<ul><li><strong>b</li></ul>\n',
    `2:9  <strong> is never closed; write </strong> in the same branch of {{#if}}`,
  ],
  [
    'ends before its last element is closed',
    '<h2>a</h2>\n<p>b\n',
    `2:1  <p> is never closed; write </p> in the same branch of {{#if}}`,
  ],
  [
    'closes an element in another branch',
    '<p>{{#if eu}}<em>{{else}}a</em>{{/if}}</p>',
    `1:14  <em> is never closed; write </em> in the same branch of {{#if}}`,
    `1:27  </em> closes nothing; nothing of that name is open in this branch`,
  ],
  [
    'names a value that is not there',
    '<p>{{companyname}}\n{{supportEmial}}</p>',
    `1:4  "{{companyname}}" is no value of legal texts; did you mean "companyName"?`,
    `2:1  "{{supportEmial}}" is no value of legal texts; did you mean "supportEmail"?`,
  ],
  [
    'asks a flag that is not there',
    '<p>{{#if uk}}a{{/if}}</p>',
    expect.stringMatching(
      /^1:4 {2}"{{#if uk}}" is no flag of legal texts; there are "eu", "de", .* and "supportChat"$/,
    ),
  ],
  [
    'has what only looks like a value',
    '<p>\\{{companyName}} {companyName} ｛minAge｝ [productName] %minAge% countryName</p>',
    `1:4  "\\{{companyName}}" only looks like a value; a value is written {{value}}`,
    `1:21  "{companyName}" only looks like a value; a value is written {{value}}`,
    `1:35  "｛minAge｝" only looks like a value; a value is written {{value}}`,
    `1:44  "[productName]" only looks like a value; a value is written {{value}}`,
    `1:58  "%minAge%" only looks like a value; a value is written {{value}}`,
    `1:67  "countryName" only looks like a value; a value is written {{value}}`,
  ],
  [
    'calls a helper',
    '<p>{{json companyName}}</p>',
    `1:4  "{{json companyName}}" is nothing that a legal text can say; it takes {{value}}, {{#if flag}}, {{else}} and {{/if}}`,
  ],
  [
    'has an element that legal texts have not',
    '<div>a</div>',
    expect.stringMatching(/^1:1 {2}<div> is no element of legal texts; /),
    expect.stringMatching(/^1:7 {2}<div> is no element of legal texts; /),
  ],
  [
    'has other attributes',
    '<p class="a">a <a href="javascript:b">c</a></p>',
    `1:1  "<p class="a">" has attributes that no legal text has; only <a href="…"> with an https or mailto address`,
    `1:16  "<a href="javascript:b">" has attributes that no legal text has; only <a href="…"> with an https or mailto address`,
  ],
  [
    'links to a value that is no address',
    '<p><a href="{{companyName}}">a</a></p>',
    `1:4  "<a href="{{companyName}}">" has attributes that no legal text has; only <a href="…"> with an https or mailto address`,
  ],
  [
    'writes a sign by a reference',
    '<p>a &amp; b &lt; c & d\nM&uuml;ller&#160;&nbsp;e</p>',
    `2:2  "&uuml;" is read as it is written; write the sign itself`,
    `2:12  "&#160;" is read as it is written; write the sign itself`,
    `2:18  "&nbsp;" is read as it is written; write the sign itself`,
  ],
  [
    'has braces and blocks that are never closed or opened',
    '<p>{{companyName</p>\n<p>productName}}</p>{{/if}}\n{{else}}{{#unless eu}}{{#if ch}}{{/unless}}',
    `1:4  "{{" is never closed; a value is written {{value}}`,
    `2:15  "}}" is never opened; a value is written {{value}}`,
    `2:21  "{{/if}}" closes nothing; no block of that name is open here`,
    `3:1  "{{else}}" is in no block; write {{#if flag}} before it`,
    `3:23  "{{#if ch}}" is never closed; write {{/if}} where its text ends`,
  ],
  [
    'has a tag without its end',
    '<p>a</p',
    `1:1  <p> is never closed; write </p> in the same branch of {{#if}}`,
    `1:5  "</p" is no tag; write &lt; for the sign <`,
  ],
])('a legal text that %s', { tags: 'rule' }, async ([, template, ...problems]) => {
  expect((await check(template)).map((found) => found.replace(`${file}:`, ''))).toEqual(problems);
});
