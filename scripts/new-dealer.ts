import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { newDealerFiles } from '../src/config/new-dealer.ts';
import { isSlug } from '../src/domain/slug.ts';
import { DEFAULT_DEALERS } from './choose-dealers.ts';
import { command, UserError } from './command.ts';

const usage = `
Makes the folder of a new dealer, which builds at once: npm run new-dealer -- <slug> [options]

  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
`;

await command(
	{ usage, options: { dealers: { type: 'string', default: DEFAULT_DEALERS } } },
	({ dealers }, [slug, ...others]) => {
		if (!slug || others.length > 0)
			throw new UserError('Name the new dealer, as in npm run new-dealer -- coast-motors');
		if (!isSlug(slug))
			throw new UserError(
				`'${slug}' cannot name a dealer: expected lower-case letters, digits and single hyphens, such as coast-motors`,
			);
		const folder = join(resolve(dealers), slug);
		if (existsSync(folder))
			throw new UserError(`There is a folder ${folder} already; choose another slug, or remove it`);
		for (const [path, content] of Object.entries(newDealerFiles(slug))) {
			const file = join(folder, path);
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, content);
		}
		console.log(
			`Made ${folder}. Put in the dealer's facts, then: npm run check -- ${slug} && npm run dev -- ${slug}`,
		);
		return 0;
	},
);
