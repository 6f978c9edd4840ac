import { z } from 'zod';
import { openRest, type Rest } from '../hosted/rest.ts';
import type { NetlifyAccess } from './access.ts';

/** One deploy of a site. */
export const DeploySchema = z.object({
	id: z.string(),
	/** `uploading` until every file is there, then `processing` and so on, at last `ready` or `error`. */
	state: z.string(),
	title: z.string().nullish(),
	/** SHA-1 of the files that Netlify lacks. */
	required: z.array(z.string()).nullish(),
	deploy_ssl_url: z.string(),
	created_at: z.string(),
	locked: z.boolean().nullish(),
	error_message: z.string().nullish(),
});

/** A site, of one dealer. */
export const SiteSchema = z.object({
	id: z.string(),
	name: z.string(),
	custom_domain: z.string().nullish(),
	domain_aliases: z.array(z.string()).nullish(),
	published_deploy: DeploySchema.nullish(),
});

export type Deploy = z.output<typeof DeploySchema>;
export type Site = z.output<typeof SiteSchema>;

const PAGE = 100;

/** Opens Netlify's API (https://open-api.netlify.com). */
export function openNetlify({ url, token }: Pick<NetlifyAccess, 'url' | 'token'>): Rest {
	return openRest({ name: 'Netlify', url, token }, meaning);
}

/** All pages of a list. */
export async function allOf<T>(rest: Rest, schema: z.ZodType<T>, path: string): Promise<T[]> {
	const items: T[] = [];
	for (let page = 1; ; page += 1) {
		const more = await rest.ask(z.array(schema), `${path}?per_page=${PAGE}&page=${page}`);
		items.push(...more);
		if (more.length < PAGE) return items;
	}
}

function meaning(status: number, body: string): string {
	if (status === 401) return 'refuses NETLIFY_AUTH_TOKEN; give a token that is valid (401)';
	if (status === 403)
		return 'does not allow the owner of NETLIFY_AUTH_TOKEN to do this; give a token of a member of the team (403)';
	if (status === 404)
		return 'has no such team or site; name the right team with --to netlify:team/prefix (404)';
	if (status === 422 && body.includes('"subdomain"'))
		return 'has a site of this name in another team; choose another prefix with --to netlify:team/prefix (422)';
	if (status === 429)
		return 'allows no more requests or deploys now; deploy again later, which goes on where it was (429)';
	return `answered ${status}: ${body.slice(0, 300)}; nothing visitors see has changed`;
}
