import { crc32, deflateRawSync } from 'node:zlib';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;

function cellXml(value: string | number, column: number, row: number): string {
  const place = `${String.fromCodePoint(65 + column)}${row + 1}`;
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

function sheetXml(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((value, column) => cellXml(value, column, at)).join('')}</row>`,
  );
  return `${XML}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A file of an archive: its own header with its bytes, and its entry in the archive's list. */
function packed(name: string, text: string, offset: number, flags: number) {
  const plain = Buffer.from(text);
  const bytes = deflateRawSync(plain);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(flags, 2);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(plain), 10);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(plain.length, 18);
  common.writeUInt16LE(name.length, 22);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return {
    file: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), bytes]),
    entry: Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, tail, Buffer.from(name)]),
  };
}

const part = (name: string, kind: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;

/** A workbook with one sheet of these rows. @param flags Of each file of the archive; 1 says that it is encrypted. */
export function workbook(rows: readonly (readonly (string | number)[])[], flags = 0): Buffer {
  const files: readonly (readonly [string, string])[] = [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    ['xl/worksheets/sheet1.xml', sheetXml(rows)],
  ];
  const archive: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const { file, entry } = packed(name, text, offset, flags);
    archive.push(file);
    list.push(entry);
    offset += file.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...archive, ...list, end]);
}
