import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { combinationsOf, keyCap, type Keyboard } from './keys.ts';
import { Usage, type Pair } from './Usage.tsx';

/** The page of a component: what it is for, how to use it and how not, its keys, its props, and its states with their code. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const isSingle = Object.keys(csfFile.stories).length === 1;
  const docs = useContext(DocsContext);
  const usage: readonly Pair[] | undefined = preparedMeta.parameters['usage'];
  const keyboard: Keyboard | undefined = preparedMeta.parameters['keyboard'];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isSingle && <Description of="story" />}
      <Primary />
      {usage && (
        <>
          <Heading>Do and do not</Heading>
          <Usage pairs={usage} globals={docs.getStoryContext(docs.storyById()).globals} />
        </>
      )}
      {keyboard && <Keys keyboard={keyboard} />}
      <Heading>Props</Heading>
      <Controls />
      {!isSingle && <Stories />}
    </>
  );
}

function Keys({ keyboard }: { readonly keyboard: Keyboard }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <table className="keys">
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keyboard).map(([names, sentence]) => (
            <tr key={names}>
              <td>
                {combinationsOf(names).map((combination) => (
                  <span key={combination.join('+')}>
                    {combination.map((name, place) => (
                      <Fragment key={name}>
                        {place > 0 && '+'}
                        <Key name={name} />
                      </Fragment>
                    ))}
                  </span>
                ))}
              </td>
              <td>
                {sentence.split('`').map((text, place) => (place % 2 === 0 ? text : <code key={text}>{text}</code>))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Key({ name }: { readonly name: string }) {
  const { text, isKey } = keyCap(name);
  return isKey ? <kbd>{text}</kbd> : text;
}
