import type { Column } from './column.ts';
import { ByteReader } from './format/byte-reader.ts';
import { readCodes } from './format/codes.ts';
import { readDictionary } from './format/dictionary.ts';
import { unsealed } from './format/envelope.ts';
import { SearchIndex } from './search-index.ts';

/** Opens an index file; throws `IndexUnreadable` unless it is complete, undamaged and of this version. */
export function openIndex(file: Uint8Array): SearchIndex {
	const reader = new ByteReader(unsealed(file));
	const settings = JSON.parse(reader.text());
	const rowCount = reader.number();
	const columns = Array.from({ length: reader.number() }, () => readColumn(reader, rowCount));
	return new SearchIndex(settings, rowCount, columns);
}

function readColumn(reader: ByteReader, rowCount: number): Column {
	const path = reader.text();
	const dictionary = readDictionary(reader);
	return { path, keys: path.split('.'), dictionary, codes: readCodes(reader, rowCount, dictionary.length) };
}
