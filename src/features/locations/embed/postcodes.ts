import { readFileSync } from 'node:fs';
import type { PostcodeTable } from '../../../domain/place/postcode-table.ts';
import { POSTCODES_PATH } from '../../../paths/paths.ts';
import type { SiteFile } from '../../../site/files/site-file.ts';

let table: PostcodeTable | null = null;

/** Centre of every Australian postcode, from GeoNames (CC BY 4.0) by `scripts/postcodes.ts`. */
export function postcodeTable(): PostcodeTable {
	table ??= readFileSync(new URL('postcodes.txt', import.meta.url), 'utf8');
	return table;
}

/** The table as a file of a site (resolution 189). */
export function postcodesFile(): SiteFile {
	return { path: POSTCODES_PATH.slice(1), content: postcodeTable() };
}
