import { locales, type Locale } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { formsOf, textsOf } from './testing/catalogues.ts';

/** Texts that are equal in Spanish and every other language: names, abbreviations and patterns. */
const OF_ALL: readonly string[] = [
  'channel.whatsapp',
  'activities.sms',
  'activities.whatsapp',
  'brandMark.name',
  'footer.rights',
  'medium.facebook',
  'medium.google',
  'menu.recordari',
  'menu.recordariHome',
  'register.by',
  'scatterChart.of',
];
/** Specified in English, also in the Spanish application (REG-06 to REG-11, CAT-11, EPG-03, STA-12). */
const ENGLISH: readonly string[] = [
  'errorPage.oops',
  'notice.licenseSuspended',
  'quotationPrompt.question',
  'registration.mismatch',
  'registration.notAccepted',
  'registration.tooLong',
  'registration.tooShort',
  'registration.wrongFormat',
];
/** … and words that Spanish shares with one of them. */
const SHARED: Readonly<Record<Exclude<Locale, 'es'>, readonly string[]>> = {
  en: [
    'donutChart.total',
    'field.plan',
    'field.total',
    ...OF_ALL,
    ...ENGLISH,
    'activityList.hours',
    'activityList.hoursMinutes',
    'activityList.minutes',
    'banner.danger',
    'chartFrame.enter',
    'commissionReport.plan',
    'counterCard.spoken',
    'dashboardDetail.of',
    'dashboardFilters.of',
    'dataTable.no',
    'figure.spoken',
    'figureCard.pressed',
    'figureDelta.judged',
    'filterWords.list',
    'filterWords.of',
    'financial.by.leads',
    'financial.campaignOf',
    'financial.leads',
    'form.error',
    'kbd.control',
    'field.color',
    'register.no',
    'outboxEntry.detail',
    'outboxEntry.named',
    'permissionLens.no',
    'permissions.off',
    'permissions.roles',
    'prospectConflict.no',
    'quotationPrompt.no',
    'timePicker.format',
    'quotationFigures.total',
    'quotationForm.product',
    'quotationSheet.product',
    'quotations.plan',
    'report.leads',
    'quotations.total',
    'discount.total',
    'salesPlaces.place',
    'tanstackColumns.failed',
  ],
  de: [
    ...OF_ALL,
    'discount.discountOf',
    'field.plan',
    'color.pink',
    'counterCard.spoken',
    'commissionReport.plan',
    'figure.spoken',
    'figureCard.pressed',
    'figureDelta.judged',
    'dashboardDetail.of',
    'dashboardFilters.of',
    'filterWords.list',
    'filterWords.of',
    'financial.by.leads',
    'financial.campaignOf',
    'financial.leads',
    'form.error',
    'outboxEntry.detail',
    'outboxEntry.named',
    'quotationForm.product',
    'quotationSheet.product',
    'quotations.plan',
    'report.leads',
    'salesPlaces.place',
  ],
  fr: [
    'donutChart.total',
    'discount.instalmentsOf',
    'discount.total',
    'field.plan',
    'field.total',
    ...OF_ALL,
    'color.grey',
    'commissionReport.plan',
    'activityList.end',
    'figureCard.pressed',
    'figureDelta.judged',
    'filterWords.list',
    'financial.by.leads',
    'financial.campaignOf',
    'financial.leads',
    'kbd.control',
    'leadShareTable.available',
    'tableEditing.emptyCell',
    'similarProspects.adviser',
    'timePicker.format',
    'weekPicker.format',
    'weekPicker.header',
    // Both name a quarter by its T, for "trimestre".
    'quarterPicker.quarter',
    'quarterPicker.short',
    'quotationFigures.total',
    'quotationForm.product',
    'quotationSheet.product',
    'quotations.plan',
    'report.leads',
    'quotations.total',
    'salesPlaces.place',
  ],
  ja: [...OF_ALL, 'kbd.control', 'timePicker.format'],
  zh: [...OF_ALL, 'kbd.control', 'timePicker.format'],
};

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Forbidden patterns in a language's texts, with the advice. */
const RULES: Readonly<Record<Locale, readonly (readonly [wrong: RegExp, because: string])[]>> = {
  es: [
    [/'|"/, 'quotation marks are « » and ’'],
    [/^[^¿]*\?|^[^¡]*!/, 'a question or exclamation begins with its own sign'],
    [/\b(usted|haga|ingrese|seleccione|escriba|revise|su contraseña)\b/i, 'the person is tú'],
    [cjk, 'no Chinese or Japanese'],
  ],
  en: [
    [/'|"/, 'quotation marks are “ ” and ’'],
    [cjk, 'no Chinese or Japanese'],
    [/\be-mail|user name\b/i, 'it is email and username'],
  ],
  de: [
    [/'|"|[«»]/, 'quotation marks are „ “ and ’'],
    [/[^ \u00A0]…/, 'an ellipsis stands after a space'],
    [/\b(du|dein|deine|deinen|dir|dich)\b/i, 'the person is Sie'],
    [cjk, 'no Chinese or Japanese'],
  ],
  fr: [
    [/'|"|[“”„]/, 'quotation marks are « » and ’'],
    [/[^\u202F]»|«[^\u202F]|[^\u202F][;:!?](?![\w/])/, 'a narrow no-break space stands before ; : ! ? and within « »'],
    [/\b(tu|ton|ta|tes|toi)\b/i, 'the person is vous'],
    [cjk, 'no Chinese or Japanese'],
  ],
  ja: [
    [/(?:[,;!?()]|(?<!hh):)(?![^{]*\})|'|"/, 'punctuation is 、：！？（）「」'],
    [/\{(count|limit|max|min)\} |\{time\} /, 'no space stands between a figure and its counter'],
    [/[们个项务设选请错误关闭暂语员销团队户业报价]/, 'these are Simplified Chinese'],
  ],
  zh: [
    [/(?:[,;!?()]|(?<!hh):)(?![^{]*\})|'|"|[「」]/, 'punctuation is ，；：！？（）“”'],
    [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'no kana'],
    [/[種類発売区気録済関業員図続読変経験効]/, 'these are Japanese or traditional'],
    [
      /\p{Script=Han}\{(count|limit|max|min)\}|\{(count|limit|max|min)\}\p{Script=Han}/u,
      'a space stands around a figure',
    ],
    [/你/, 'the person is 您'],
  ],
};

describe('the texts in every language', () => {
  it.each(locales)('LNG-05 are written as that language writes: %s', async (locale) => {
    const isEnglish = (key: string) => (locale === 'es' || locale === 'en') && ENGLISH.includes(key);
    const texts = Object.entries(await textsOf(locale)).filter(([key]) => !isEnglish(key));
    const faults = texts.flatMap(([key, text]) =>
      formsOf(text).flatMap((form) =>
        RULES[locale].filter(([wrong]) => wrong.test(form)).map(([, because]) => `${key}: ${form} (${because})`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each(locales)('LNG-05 have no sign that a keyboard made up: %s', async (locale) => {
    const forms = Object.values(await textsOf(locale)).flatMap(formsOf);
    expect(forms.filter((form) => /\.\.\.| {2}|--|\(s\)/.test(form))).toEqual([]);
  });

  it.each(['en', 'de', 'fr', 'ja', 'zh'] as const)('LNG-05 are none of them left in Spanish: %s', async (locale) => {
    const [spanish, texts] = await Promise.all([textsOf('es'), textsOf(locale)]);
    const same = Object.keys(spanish).filter((key) => JSON.stringify(spanish[key]) === JSON.stringify(texts[key]));
    expect(same.toSorted()).toEqual([...SHARED[locale]].toSorted());
  });
});
