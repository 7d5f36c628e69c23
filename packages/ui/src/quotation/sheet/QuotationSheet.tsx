'use client';
import { formatScreenDate } from '@sereno/domain/calendar';
import { instalmentYears, type Quotation } from '@sereno/domain/quotation';
import { useId } from 'react';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { InstalmentWords } from '../figures/InstalmentWords.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { InstalmentTable } from './InstalmentTable.tsx';
import { Document, Facts, Head, Heading, Legal, Number, Section, Signatures, Years } from './QuotationSheet.styles.ts';

export type QuotationSheetProps = RootProps<HTMLElement> & {
  /** The saved quotation; its amounts are shown as saved. */
  quotation: Quotation;
  /** Name of the company that quotes. */
  company: string;
  /** Level of its heading; the parts below it have the next. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** The heading of a part, by the level of the document. */
const PART = { 2: 'h3', 3: 'h4', 4: 'h5' } as const;

/** A quotation as a document: who quotes what to whom, what it costs, what is paid when, and where it is signed (UND-32). */
export function QuotationSheet({ quotation, company, headingLevel = 2, ...root }: QuotationSheetProps) {
  const t = useTexts(quotationTexts);
  const figuresId = useId();
  const { figures, quotedOn, validUntil, line, productName, contractNumber, adviserName } = quotation;
  const years = instalmentYears(figures.instalments);
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [t('quotationSheet.prospect'), quotation.prospectName],
    [t('quotationSheet.date'), quotedOn && formatScreenDate(quotedOn)],
    [t('quotationSheet.validUntil'), validUntil && formatScreenDate(validUntil)],
    [
      t('quotationSheet.product'),
      [productName, line && t(`businessLine.${line}`)].filter((part) => part !== null && part !== '').join(' · '),
    ],
    [t('quotationSheet.pieces'), String(quotation.pieces)],
    [t('quotationSheet.services'), String(quotation.services)],
    [t('quotationSheet.adviser'), adviserName],
    [t('quotationSheet.contract'), contractNumber],
  ];
  return (
    <Document {...root}>
      <Head>
        <p>{company}</p>
        <div>
          <p>{t('quotationSheet.title')}</p>
          <Number as={`h${headingLevel}`}>{quotation.number}</Number>
        </div>
      </Head>
      <Facts>
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      <Section aria-labelledby={figuresId}>
        <Heading as={PART[headingLevel]} id={figuresId}>
          {t('quotationSheet.figures')}
        </Heading>
        <FiguresTable quotation={quotation} labelledBy={figuresId} />
        <InstalmentWords payment={figures} />
      </Section>
      {years.length > 0 && (
        <Years>
          {years.map(({ first, amounts }) => (
            <InstalmentTable key={first} first={first} amounts={amounts} />
          ))}
        </Years>
      )}
      <Legal>{t('quotationSheet.legal')}</Legal>
      <Signatures>
        <div>{t('quotationSheet.prospectSigns')}</div>
        <div>
          {t('quotationSheet.adviserSigns')}
          {adviserName && <strong>{adviserName}</strong>}
        </div>
      </Signatures>
    </Document>
  );
}
