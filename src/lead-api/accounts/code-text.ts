import type { ApiSite } from '../../api/site/site-file.ts';
import { CODE_MINUTES } from '../../domain/account/sign-in-limits.ts';

/**
 * The text message with a code. Its last line binds the code to the site, so that phones fill it in there and nowhere else (WICG,
 * Origin-bound one-time codes delivered via SMS).
 */
export function codeText({ name, url }: Pick<ApiSite, 'name' | 'url'>, code: string): string {
	return `${code} is your code for ${name}. It works for ${CODE_MINUTES} minutes. We never ask you for it.\n\n@${new URL(url).hostname} #${code}`;
}
