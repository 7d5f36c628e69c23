'use client';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import type { RootProps } from '../state/rootProps.ts';
import { FooterRoot } from './Footer.styles.ts';

export type FooterProps = RootProps<HTMLElement> & {
  /** Name of the company, after the copyright sign. */
  company: string;
  /** URL of the about page (SHL-04). Without it there is no such link. */
  aboutHref?: string | undefined;
  /** URL of the contact page (SHL-05). Without it there is no such link. */
  contactHref?: string | undefined;
};

/** The end of every page: company, about (SHL-04) and contact (SHL-05). */
export function Footer({ company, aboutHref, contactHref, ...root }: FooterProps) {
  const t = useTexts(frameTexts);
  const links = [
    { href: aboutHref, label: t('footer.about') },
    { href: contactHref, label: t('footer.contact') },
  ].filter(({ href }) => href !== undefined && href !== '');
  return (
    <FooterRoot {...root}>
      <p>{t('footer.rights', { company })}</p>
      {links.length > 0 && (
        <ul>
          {links.map(({ href, label }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </FooterRoot>
  );
}
