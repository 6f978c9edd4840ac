import type { MouseEvent } from 'react';
import { pageWindow } from '../../../../domain/list/page-window.ts';
import type { SearchState } from '../../../../search/state.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface Props {
	state: SearchState;
	pages: number;
	addressOf: (state: SearchState) => string;
	change: (next: SearchState) => void;
}

/** Pagination of a search, as links, so that pages can be opened in a new tab. */
export function SearchPages({ state, pages, addressOf, change }: Props) {
	if (pages < 2) return null;
	const link = (page: number) => ({
		href: addressOf({ ...state, page }),
		onClick: (event: MouseEvent) => {
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
			event.preventDefault();
			change({ ...state, page });
		},
	});
	const window = pageWindow(pages, state.page);
	return (
		<nav className="pages" aria-label="Pages">
			{state.page > 1 && (
				<a className="btn btn--2" rel="prev" {...link(state.page - 1)}>
					<Icon name="left" />
					<span>
						Previous<span className="vh"> page</span>
					</span>
				</a>
			)}
			<ol>
				{window.map((page, index) => (
					<li key={page ?? `gap ${window[index - 1]}`}>
						{page === null ? (
							'…'
						) : (
							<a {...link(page)} aria-current={page === state.page ? 'page' : undefined}>
								<span className="vh">Page </span>
								{page}
							</a>
						)}
					</li>
				))}
			</ol>
			{state.page < pages && (
				<a className="btn btn--2" rel="next" {...link(state.page + 1)}>
					<span>
						Next<span className="vh"> page</span>
					</span>
					<Icon name="arrow" />
				</a>
			)}
		</nav>
	);
}
