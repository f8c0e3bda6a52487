import { graphql } from "gatsby";
import { Fragment } from "react";

import { hiddenCss } from "../../../components/hidden-text";
import { RadioGroup } from "../../../components/radio-group";
import { fill } from "../../../text/fill";
import { accountsCss, captionCss, createMapCss, headCss, keyCss, plotCss, sortCss } from "./map-css";
import { placeAccounts, type PlacedAccount } from "./place-accounts";

function AccountMarks({ map, accounts }: { map: Queries.AccountMapFragment; accounts: readonly PlacedAccount[] }) {
  return accounts.map(({ habit, habitSpot, industry, industrySpot, kept }, index) => {
    // No anchor has a capital letter. Labels that are not displayed still name their buttons, without 120 texts in the layout.
    const id = `mapAccount${index}`;
    return (
      <Fragment key={index}>
        <input
          aria-labelledby={id}
          type="radio"
          name="map-account"
          defaultChecked={index === 0}
          data-habit={habit}
          data-habit-spot={habitSpot}
          data-industry={industry}
          data-industry-spot={industrySpot}
          data-lost={kept ? undefined : ""}
        />
        <span id={id}>
          <b>{kept ? map.kept : map.lost}</b>{" "}
          {[map.habits.groups[habit]?.name, map.industries.groups[industry]?.name].join(" · ")}
        </span>
      </Fragment>
    );
  });
}

/** Sample accounts, which the visitor sorts by habit or by industry. Works by CSS alone. */
export function AccountMap(map: Queries.AccountMapFragment) {
  const { industries, habits, sample, sort, choose, kept, lost, count } = map;
  const accounts = placeAccounts(
    habits.groups,
    industries.groups.map((group) => group.accounts),
  );
  const views = [
    { ...industries, value: "industry" },
    { ...habits, value: "habit" },
  ] as const;
  return (
    <figure css={createMapCss(Math.max(...[...habits.groups, ...industries.groups].map((group) => group.accounts)))}>
      <figcaption css={headCss}>
        <RadioGroup css={sortCss} legend={sort} name="map-sort" choices={views} chosen="habit" />
        <p css={captionCss} aria-live="polite">
          {views.map(({ value, caption }) => (
            <span key={value} data-view={value}>
              {caption}
            </span>
          ))}
        </p>
      </figcaption>
      {/* Before the accounts, so that the height of the map is known before they have arrived. */}
      <p css={keyCss}>
        <span>
          <i /> {kept}
        </span>
        <span>
          <i data-lost="" /> {lost}
        </span>
        <span>{sample}</span>
      </p>
      <fieldset css={[plotCss, accountsCss]}>
        <legend css={hiddenCss}>{choose}</legend>
        {views.map(({ value, groups }) =>
          groups.map(({ name }, index) => {
            const members = accounts.filter((account) => account[value] === index);
            const good = members.filter((account) => account.kept);
            return (
              <p key={name} data-view={value} {...{ [`data-${value}`]: index }}>
                <b>{name}</b>
                {fill(count, { kept: String(good.length), accounts: String(members.length) })}
              </p>
            );
          }),
        )}
        <AccountMarks map={map} accounts={accounts} />
      </fieldset>
    </figure>
  );
}

export const accountMapFragment = graphql`
  fragment AccountMap on AccountMap {
    sample
    sort
    choose
    kept
    lost
    count
    industries {
      label
      caption
      groups {
        name
        accounts
      }
    }
    habits {
      label
      caption
      groups {
        name
        accounts
        kept
      }
    }
  }
`;
