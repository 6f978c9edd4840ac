import type { WithHoles } from '../../../ui/layout/rendered-alike.ts';
import type { SearchProps } from './Search.tsx';

/** What of a search differs between the pages of a list: the number of the page. Its results are contents. */
export const searchHoles: WithHoles<SearchProps> = (props, hole) => ({
	...props,
	state: { ...props.state, page: hole(props.state.page) },
});
