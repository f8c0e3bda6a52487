import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { ButtonLink } from "../../components/button";
import { Icon, networkIcon } from "../../components/icon";
import { color, media, radius, size, space } from "../../theme/tokens";
import { useSite } from "../use-site";

const emptyCss = css({ display: "grid", gap: space.loose });
const sentenceCss = css({ fontSize: size.lead, color: color.muted });
const boxCss = css({
  display: "grid",
  gap: space.loose,
  justifyItems: "start",
  alignItems: "center",
  padding: `clamp(${space.loose}, 4vw, ${space.huge})`,
  borderRadius: radius.large,
  background: color.dark,
  color: color.onDark,
  [media.desktop]: { gridTemplateColumns: "1fr auto" },
});
const boxTextCss = css({ display: "grid", gap: space.tight, "& > p": { color: color.onDarkMuted } });
const titleCss = css({ fontSize: size.title });

/** Shown in place of the posts where a category has none. */
export function NoPosts() {
  const { site } = useSite();
  const [profile] = site.social;
  return (
    <div css={emptyCss}>
      <p css={sentenceCss}>{strings.noPosts}</p>
      {profile ? (
        <div css={boxCss}>
          <div css={boxTextCss}>
            <h3 css={titleCss}>{strings.stayUpdated.title}</h3>
            <p>{strings.stayUpdated.text}</p>
          </div>
          <ButtonLink to={profile.url}>
            <Icon name={networkIcon(profile.network)} />
            {strings.stayUpdated.label}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
