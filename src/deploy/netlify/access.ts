import { leadApiIn } from '../hosted/lead-api-address.ts';
import { TargetError } from '../target.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the sites are, and who asks. */
export interface NetlifyAccess {
	/** Of the API, without a slash at its end. */
	url: string;
	token: string;
	/** The team's slug. */
	team: string;
	/** Before each dealer's slug in the names of sites, as these are unique among all of Netlify. */
	prefix: string;
	/** The lead API's address, to which `/api/` is forwarded; null for none. */
	leadApi: string | null;
}

/**
 * How Netlify is reached, from the place `team/prefix` and environment variables.
 *
 * @throws TargetError that names what is missing
 */
export function netlifyAccess(place: string, env: Environment): NetlifyAccess {
	const [, team, prefix] = /^([a-z0-9_-]+)\/([a-z0-9-]+)$/i.exec(place) ?? [];
	if (!team || !prefix)
		throw new TargetError(
			`netlify takes a team and a beginning of site names, netlify:team/prefix, found ${place}`,
		);
	const token = env['NETLIFY_AUTH_TOKEN'];
	if (!token)
		throw new TargetError(
			'Netlify needs NETLIFY_AUTH_TOKEN in the environment (docs/recipes/deploy-netlify.md)',
		);
	return {
		url: (env['NETLIFY_API_URL'] ?? 'https://api.netlify.com/api/v1').replace(/\/$/, ''),
		token,
		team,
		prefix: `${prefix}-`,
		leadApi: leadApiIn(env),
	};
}
