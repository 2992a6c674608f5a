/** Handlebars in one file, with all that templates use; its main entry is 44, and prepares Node for importing templates. */
declare module 'handlebars/dist/handlebars.js' {
  export { default } from 'handlebars';
}
