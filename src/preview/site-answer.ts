import { moveAnswer, textAnswer } from './answers.ts';
import type { Compressor } from './compression.ts';
import { decide } from './decide.ts';
import { type Asked, fileAnswer } from './file-answer.ts';
import { headersFor, parseHeaders } from './rules/headers-file.ts';
import { parseRedirects } from './rules/redirects-file.ts';
import { ruleReader } from './rules/rule-file.ts';
import { isSiteFile, readSiteFile } from './site-files.ts';

/** Answers GET requests to one site. */
export type SiteAnswerer = (url: URL, asked: Asked) => Promise<Response>;

/** Serves the site in a folder like a static host. The folder may be rebuilt meanwhile. */
export function siteAnswerer(folder: string, compress: Compressor): SiteAnswerer {
	const headerRules = ruleReader(folder, '_headers', parseHeaders);
	const redirectRules = ruleReader(folder, '_redirects', parseRedirects);

	return async (url, asked) => {
		const decision = await decide(url, await redirectRules(), (file) => isSiteFile(folder, file));
		if ('refused' in decision) return textAnswer(decision.refused, 'This address is malformed.');
		if ('location' in decision) return moveAnswer(decision.status, decision.location);

		const changes = headersFor(await headerRules(), decision.path);
		const file = await readSiteFile(folder, decision.file);
		if (file) return fileAnswer(file, decision.status, asked, changes, compress);
		const status = decision.status === 200 ? 404 : decision.status;
		return textAnswer(status, 'There is no page at this address, and the site has no 404.html to say so.');
	};
}
