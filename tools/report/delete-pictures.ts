// node tools/report/delete-pictures.ts: deletes the pictures of pull requests that have ended
import { createRepository, hasEnded, picturesRef, remote } from "./github.ts";

async function deletePictures(): Promise<void> {
  const { git } = createRepository();
  const refs = git(["ls-remote", remote, "refs/pictures/*"]);
  for (const [, number] of refs.matchAll(/\trefs\/pictures\/(\d+)$/gmu))
    try {
      if (await hasEnded(Number(number))) git(["push", "--quiet", remote, `:${picturesRef(Number(number))}`]);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
}

void deletePictures();
