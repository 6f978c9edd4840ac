import { z } from 'zod';
import type { Rest } from '../hosted/rest.ts';
import type { Site } from './api.ts';

/** The files of a site's published deploy. */
export async function listedFiles(rest: Rest, site: Site): Promise<Set<string>> {
	const files = await rest.ask(z.array(z.object({ path: z.string() })), `/sites/${site.id}/files`);
	return new Set(files.map(({ path }) => path.replace(/^\//, '')));
}
