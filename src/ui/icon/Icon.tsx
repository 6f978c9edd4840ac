import type { IconName } from './icon-names.ts';
import icons from './icons.svg?url';

/** Icon in a React component; see Icon.astro. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg className="ico" aria-hidden="true">
			<use href={`${icons}#${name}`} />
		</svg>
	);
}
