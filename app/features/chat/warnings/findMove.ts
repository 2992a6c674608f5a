import { compileWords, type WordTests } from './compileWords.ts';

/** Services whose name says nothing else, with common misspellings. */
const services = compileWords(
  "whatsap* whats_app* what's_app* wats_app* watsap* wattsap* whatsup wazzap* wassap* watzap* vatsap* wapp zangi* viber* skype* instagram* insta snapchat* snap hangout* google_chat* gchat google_meet wechat* threema* discord* facetime* imessage icq facebook* fb messenger* messengeru telegram telegramu telegrama telegramie telegramem tiktok* tik_tok linkedin gmail* hotmail* outlook yahoo* protonmail kakao* wickr",
);
/** A name in the form of a service. */
const handle = /(?<![\w.])@[a-z]\w{3,30}|\b[a-z]{2,20}(?:[._][a-z\d]{2,20})+(?![\w.])|\b[a-z]{3,20}\d{2,6}\b/;

/** Whether sentences of a normalised text move the conversation to another service. */
export function movesElsewhere(sentences: readonly string[], words: WordTests): boolean {
  return sentences.some((sentence, index) => {
    const named = services.test(sentence) || words.commonService.test(sentence);
    if (named && words.handle.test(sentence)) return true;
    if (words.decline.test(sentence)) return false;
    if (words.elsewhere.test(sentence)) return true;
    if (!named) return false;
    if (handle.test(sentence)) return true;
    if (words.others.test(sentence)) return false;
    const next = sentences[index + 1] ?? '';
    return (
      words.have.test(sentence) ||
      words.move.test(sentence) ||
      (words.give.test(sentence) && words.me.test(sentence)) ||
      (words.contact.test(sentence) &&
        (words.me.test(sentence) || words.you.test(sentence) || words.there.test(sentence))) ||
      (words.contact.test(next) && (words.there.test(next) || words.me.test(next)) && !words.decline.test(next))
    );
  });
}
