import type { Check, Finding } from './check.ts';

interface NamedFile {
	option: string;
	/** As the option names it: a path inside `folder`, or a web address. */
	path: string;
}

/** Pictures named in the configuration exist in the dealer's `images/`. */
export const imagesExist: Check = {
	name: 'images-exist',
	check: ({ dealer, hasFile }) =>
		pictures(dealer)
			.filter(({ path }) => !/^https?:/.test(path))
			.flatMap((picture) => missing(picture, 'images', hasFile)),
};

function missing({ option, path }: NamedFile, folder: string, hasFile: (path: string) => boolean): Finding[] {
	// A path with '..' would publish a file of another dealer, or of the machine.
	if (path.split(/[\\/]/).includes('..')) {
		return [{ option, message: `expected a path inside ${folder}/, found ${JSON.stringify(path)}` }];
	}
	return hasFile(`${folder}/${path}`)
		? []
		: [{ option, message: `expected a file in ${folder}/, found no ${folder}/${path}` }];
}

function pictures(dealer: Parameters<Check['check']>[0]['dealer']): NamedFile[] {
	const found: NamedFile[] = [];
	const walk = (value: unknown, option: string) => {
		if (typeof value !== 'object' || value === null) return;
		for (const [key, inner] of Object.entries(value)) {
			const place = Array.isArray(value) ? `${option}[${key}]` : `${option}.${key}`;
			if ((key === 'image' || key === 'src') && typeof inner === 'string')
				found.push({ option: place, path: inner });
			else walk(inner, place);
		}
	};
	walk(dealer.home, 'home');
	walk(dealer.logo, 'logo');
	walk(dealer.promotions, 'promotions');
	for (const [index, { image }] of dealer.locations.entries()) {
		const option = `locations[${index}].image`;
		if (image) found.push({ option: `${option}.url`, path: image.url });
		if (image?.thumb) found.push({ option: `${option}.thumb.url`, path: image.thumb.url });
	}
	return found;
}
