import { z } from 'zod';
import { openRest, type Rest } from '../hosted/rest.ts';
import type { CloudflareAccess } from './access.ts';

/** One deployment of a project. */
export const DeploymentSchema = z.object({
	id: z.string(),
	/** The address that only this deployment has. */
	url: z.string(),
	created_on: z.string(),
	deployment_trigger: z.object({ metadata: z.object({ commit_message: z.string().nullish() }) }),
	/** `deploy` with `success` at the end, `failure` where it went wrong. */
	latest_stage: z.object({ name: z.string(), status: z.string() }),
});

/** A project, of one dealer. */
export const ProjectSchema = z.object({
	name: z.string(),
	subdomain: z.string(),
	/** With the subdomain. */
	domains: z.array(z.string()).nullish(),
	/** The deployment that visitors get. */
	canonical_deployment: DeploymentSchema.nullish(),
});

export type Deployment = z.output<typeof DeploymentSchema>;
export type Project = z.output<typeof ProjectSchema>;

/** The answers of Cloudflare's API around what was asked for. */
export function resultOf<T>(schema: z.ZodType<T>) {
	return z.object({ result: schema });
}

/** Whether a deployment was made completely. */
export function isMade({ latest_stage: { name, status } }: Deployment): boolean {
	return name === 'deploy' && status === 'success';
}

/** Opens Cloudflare's API (https://developers.cloudflare.com/api/resources/pages/). */
export function openCloudflare({ url, token }: Pick<CloudflareAccess, 'url' | 'token'>): Rest {
	return openRest({ name: 'Cloudflare', url, token }, meaning);
}

/** All pages of a list. */
export async function allOf<T>(
	rest: Rest,
	schema: z.ZodType<T>,
	path: string,
	pageSize: number,
): Promise<T[]> {
	const items: T[] = [];
	for (let page = 1; ; page += 1) {
		const query = `${path.includes('?') ? '&' : '?'}page=${page}&per_page=${pageSize}`;
		const { result } = await rest.ask(resultOf(z.array(schema)), `${path}${query}`);
		items.push(...result);
		if (result.length < pageSize) return items;
	}
}

function meaning(status: number, body: string): string {
	// What has not even the form of a token or of an account's id is answered 400.
	const code = /"code":(6003|7003)\b/.exec(body)?.[1];
	if (status === 401 || status === 403 || code === '6003')
		return `refuses CLOUDFLARE_API_TOKEN for CLOUDFLARE_ACCOUNT_ID; give a token with the permission Cloudflare Pages: Edit for this account (${status})`;
	if (status === 404 || code === '7003')
		return `has no such account or project; give the right CLOUDFLARE_ACCOUNT_ID (${status})`;
	if (status === 429)
		return 'allows no more requests now; deploy again later, which goes on where it was (429)';
	return `answered ${status}: ${body.slice(0, 300)}; nothing visitors see has changed`;
}
