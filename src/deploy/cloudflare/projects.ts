import type { Rest } from '../hosted/rest.ts';
import type { CloudflareAccess } from './access.ts';
import {
	allOf,
	type Deployment,
	DeploymentSchema,
	isMade,
	type Project,
	ProjectSchema,
	resultOf,
} from './api.ts';

/** The branch whose deployments visitors get. */
export const PRODUCTION = 'main';

/** The projects of a fleet: that of a dealer is named by the prefix and the dealer's slug. */
export interface CloudflareProjects {
	all(): Promise<{ slug: string; project: Project }[]>;
	of(slug: string): Promise<Project | null>;
	/** The project of a dealer, made if there is none. */
	made(slug: string): Promise<Project>;
	/** The deployments of a project that visitors can get, newest first. */
	deployments(project: Project): Promise<Deployment[]>;
	/** Gives a project exactly these hosts. */
	setHosts(project: Project, hosts: readonly string[]): Promise<void>;
	/** The path of a project in the API. */
	pathOf(name: string): string;
}

/** Opens the projects of an account. */
export function cloudflareProjects(
	rest: Rest,
	{ account, prefix }: Pick<CloudflareAccess, 'account' | 'prefix'>,
): CloudflareProjects {
	const root = `/accounts/${account}/pages/projects`;
	const pathOf = (name: string) => `${root}/${name}`;
	const of = async (slug: string) =>
		(await rest.find(resultOf(ProjectSchema), pathOf(`${prefix}${slug}`)))?.result ?? null;
	return {
		pathOf,
		of,
		async all() {
			const projects = await allOf(rest, ProjectSchema, root, 10);
			return projects.flatMap((project) =>
				project.name.startsWith(prefix) ? [{ slug: project.name.slice(prefix.length), project }] : [],
			);
		},
		async made(slug) {
			const found = await of(slug);
			if (found) return found;
			const json = { name: `${prefix}${slug}`, production_branch: PRODUCTION };
			return (await rest.ask(resultOf(ProjectSchema), root, { method: 'POST', json })).result;
		},
		async deployments({ name }) {
			const deployments = await allOf(
				rest,
				DeploymentSchema,
				`${pathOf(name)}/deployments?env=production`,
				25,
			);
			return deployments
				.filter(isMade)
				.toSorted((a, b) => Date.parse(b.created_on) - Date.parse(a.created_on));
		},
		async setHosts({ name, subdomain, domains }, hosts) {
			const now = (domains ?? []).filter((domain) => domain !== subdomain);
			for (const host of hosts)
				if (!now.includes(host))
					await rest.tell(`${pathOf(name)}/domains`, { method: 'POST', json: { name: host } });
			for (const host of now)
				if (!hosts.includes(host)) await rest.tell(`${pathOf(name)}/domains/${host}`, { method: 'DELETE' });
		},
	};
}
