import { argv, stdout } from 'node:process';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { names, onStage } from './stage.tsx';

/**
 * Renders everything in plain Node, each with its own root, into one page. Writes the markup and the style elements out
 * as JSON.
 */
const [, , nonce = ''] = argv;
const sheet = new ServerStyleSheet({ nonce });
const markup = names.map(
  (name) => `<div data-sample="${name}">${renderToString(sheet.collectStyles(onStage(name)))}</div>`,
);
stdout.write(JSON.stringify({ markup: markup.join(''), styles: sheet.getStyleTags() }));
